"""Style and script of the report, light and dark as the reader's system is."""

STYLE = """
:root { color-scheme: light dark; --page: #f6f4ef; --card: #fff; --ink: #1d1d1f; --soft: #5f5f66;
  --grid: #e4e1da; --edge: #0002; --b0: #0072b2; --b1: #c24f00; --b2: #00785a; --b3: #93427a;
  --bad1: #8a6100; --bad2: #b04a00; --bad3: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #17181a; --card: #202225; --ink: #ececee;
  --soft: #b0b1b8; --grid: #33363b; --edge: #fff2; --b0: #56b4e9; --b1: #f0894a; --b2: #2fc79a;
  --b3: #d98cc0; --bad1: #e8c060; --bad2: #f19a55; --bad3: #ff8d85; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); line-height: 1.5;
  font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.7rem; } h2 { margin: 0 0 .6rem; font-size: 1.15rem; }
h3 { margin: 0 0 .4rem; font-size: 1rem; font-weight: 500; }
header p { color: var(--soft); margin: .2rem 0 1rem; }
section { background: var(--card); border: 1px solid var(--edge); border-radius: .8rem;
  padding: 1rem; margin: 0 0 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { color: var(--soft); font-weight: 500; font-size: .85rem; }
th, td { text-align: right; padding: .25rem .6rem; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.word { text-align: left; }
tr + tr td { border-top: 1px solid var(--grid); }
tr.played td { font-weight: 600; }
svg { width: 100%; height: auto; display: block; } svg text { fill: var(--soft); font-size: 11px; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; }
.c0 { stroke: var(--b0); background: var(--b0); } .c1 { stroke: var(--b1); background: var(--b1); }
.c2 { stroke: var(--b2); background: var(--b2); } .c3 { stroke: var(--b3); background: var(--b3); }
.dot { display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin-right: .5em; }
.mark { stroke: var(--card); stroke-width: 1.5; }
.mark.inaccuracy { fill: var(--bad1); } .mark.mistake { fill: var(--bad2); }
.mark.blunder { fill: var(--bad3); }
article { border-top: 1px solid var(--grid); padding: .9rem 0; scroll-margin-top: 1rem; }
article:first-of-type { border-top: 0; }
article:target { outline: 2px solid var(--b0); outline-offset: .4rem; border-radius: .3rem; }
article ul { margin: .3rem 0 .6rem; padding-left: 1.2rem; } article p { margin: .2rem 0; }
.tag.inaccuracy { color: var(--bad1); } .tag.mistake { color: var(--bad2); }
.tag.blunder { color: var(--bad3); }
.tile { font-weight: 600; border: 1px solid var(--edge); border-radius: .3rem; padding: 0 .3em; }
.chooser { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0 0 .5rem; }
@media (max-width: 40rem) { svg { min-width: 34rem; } th { white-space: normal; }
  th, td { padding: .25rem .35rem; vertical-align: bottom; } }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--soft);
  border-radius: 1rem; padding: .2rem .8rem; min-height: 2.4rem; cursor: pointer; }
button[aria-pressed=true] { background: var(--ink); color: var(--card); }
""".strip()
SCRIPT = """
for (const button of document.querySelectorAll("button[data-show]"))
  button.addEventListener("click", () => {
    const wanted = button.dataset.show
    for (const one of button.parentElement.children)
      one.setAttribute("aria-pressed", one === button)
    for (const card of button.closest("section").querySelectorAll("article"))
      card.hidden = wanted !== "" && card.dataset.verdict !== wanted
  })
""".strip()
