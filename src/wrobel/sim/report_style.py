"""The style of the report, light and dark as the reader's system is."""

# Colours that people with any colour vision can tell apart; places go from good to bad.
STYLE = """
:root { color-scheme: light dark; --page: #f6f4ef; --card: #fff; --ink: #1d1d1f; --soft: #6a6a70;
  --grid: #e4e1da; --zero: #9b978d; --bar: #4b7f9f; --edge: #0001;
  --b0: #0072b2; --b1: #d55e00; --b2: #00885f; --b3: #a5568c;
  --p0: #1b7f5c; --p1: #7fbf9f; --p2: #e3b76b; --p3: #c4593b;
  --e0: #2f7f9f; --e1: #e08a3c; --e2: #b9b4a8; --e3: #8a6fb0; --e4: #c0392b; }
@media (prefers-color-scheme: dark) {
  :root { --page: #17181a; --card: #202225; --ink: #ececee; --soft: #a2a3a9; --grid: #33363b;
    --zero: #777b83; --bar: #6ea8cc; --edge: #fff1;
    --b0: #56b4e9; --b1: #f0894a; --b2: #2fc79a; --b3: #d98cc0;
    --p0: #35a87d; --p1: #2c6b55; --p2: #8a6a2c; --p3: #c4593b;
    --e0: #4fa6c9; --e1: #d58440; --e2: #5c5a55; --e3: #9d84c4; --e4: #e05a4b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); line-height: 1.45;
  font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif,
  "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Microsoft YaHei"; }
main { max-width: 1400px; margin: 0 auto; padding: 28px 20px 48px; }
header { margin: 0 4px 22px; }
h1 { font-size: clamp(1.5rem, 3.4vw, 2.3rem); line-height: 1.15; margin: 0 0 .25em;
  letter-spacing: -.015em; }
header p { margin: 0; color: var(--soft); }
.mark { display: inline-block; margin-top: .6em; padding: .25em .8em; border-radius: 1em;
  background: var(--card); border: 1px solid var(--edge); color: var(--ink); }
.cards { columns: 2 480px; column-gap: 16px; }
section { background: var(--card); border: 1px solid var(--edge); border-radius: 14px;
  padding: 16px 20px 14px; margin: 0 0 16px; break-inside: avoid; }
section.wide { column-span: all; }
h2 { font-size: 1.05rem; margin: 0 0 .5em; }
section > p { margin: .3em 0 .6em; color: var(--soft); font-size: .9rem; }
svg { display: block; width: 100%; height: auto; max-width: 760px; margin: 0 auto; }
svg text { font-size: 12.5px; fill: var(--ink); }
svg .axis { fill: var(--soft); font-size: 11.5px; }
svg .name { font-weight: 600; }
svg .value { font-variant-numeric: tabular-nums; }
svg .inside { font-weight: 600; fill: #fff; }
svg .iq1, svg .iq2 { fill: #1d1d1f; }
.grid { stroke: var(--grid); } .zero { stroke: var(--zero); }
.curve { fill: none; stroke-width: 2.4; stroke-linejoin: round; stroke-linecap: round; }
.dot { stroke: var(--card); stroke-width: 2; }
.bar { fill: var(--bar); }
.c0 { stroke: var(--b0); } .c1 { stroke: var(--b1); } .c2 { stroke: var(--b2); }
.c3 { stroke: var(--b3); }
.f0 { fill: var(--b0); } .f1 { fill: var(--b1); } .f2 { fill: var(--b2); } .f3 { fill: var(--b3); }
svg .t0 { fill: var(--b0); } svg .t1 { fill: var(--b1); } svg .t2 { fill: var(--b2); }
svg .t3 { fill: var(--b3); }
.s0, .s1, .s2, .s3 { opacity: .34; }
.s0 { fill: var(--b0); } .s1 { fill: var(--b1); } .s2 { fill: var(--b2); } .s3 { fill: var(--b3); }
.q0 { fill: var(--p0); } .q1 { fill: var(--p1); } .q2 { fill: var(--p2); } .q3 { fill: var(--p3); }
.e0 { fill: var(--e0); } .e1 { fill: var(--e1); } .e2 { fill: var(--e2); } .e3 { fill: var(--e3); }
.e4 { fill: var(--e4); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .92rem;
  font-variant-numeric: tabular-nums; }
th { text-align: left; color: var(--soft); font-weight: 600; padding: .25em .6em;
  border-bottom: 1px solid var(--zero); }
td { padding: .28em .6em; border-bottom: 1px solid var(--grid); vertical-align: middle; }
.n { text-align: right; white-space: nowrap; }
.script { color: var(--soft); margin-left: .5em; white-space: nowrap; }
.meter { width: 34%; min-width: 120px; }
.meter i { display: inline-block; height: .75em; border-radius: 3px; background: var(--bar);
  min-width: 2px; margin-right: .5em; vertical-align: -1px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2em 1.2em; margin: 0;
  font-size: .92rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { svg .iq1, svg .iq2 { fill: #fff; } }
@media (max-width: 600px) { section { overflow-x: auto; } svg { min-width: 500px; } }
@media print { body { background: #fff; } }
""".strip()
