/** Defines the CSS that the App's web pages add to the style sheet of a run's HTML report. */

export const siteStyle = `
.site { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; align-items: center; padding: .5rem max(1.25rem, calc((100% - 76rem) / 2 + 1.25rem)); background: var(--soft); border-bottom: 1px solid var(--line); font-size: .93rem; }
.site ul { display: flex; gap: 1.1rem; list-style: none; margin: 0; padding: 0; } .site a { text-decoration: none; }
.site a[aria-current] { color: var(--fg); font-weight: 700; } .brand { font-weight: 800; color: var(--bad); letter-spacing: -.01em; } .brand b { color: var(--good); }
.who { margin-left: auto; display: flex; gap: .6rem; align-items: center; }
main:focus { outline: none; } main { padding-bottom: 1rem; }
.filters { display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: end; margin: .5rem 0 .8rem; } .filters label { display: block; font-size: .8rem; color: var(--dim); } .filters label > * { display: block; margin-top: .1rem; }
select, textarea { font: inherit; font-size: .87rem; color: var(--fg); background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .15rem .4rem; max-width: 16rem; }
input:not([type=checkbox]), select, button, textarea { min-height: 1.9rem; } .filters input { width: 12rem; } .filters .short { width: 8rem; }
.counts { display: flex; flex-wrap: wrap; gap: .4rem; list-style: none; margin: 0 0 1rem; padding: 0; } .counts a { text-decoration: none; color: inherit; } .counts .badge { margin: 0; font-weight: 600; font-size: .87rem; border: 1px solid transparent; } .counts [aria-current] .badge { border-color: currentColor; }
.badge.running { background: var(--none-bg); color: var(--link); } .badge small { color: inherit; }
.runs td, .runs th { vertical-align: baseline; } .runs .title { min-width: 16rem; } .runs .title > a { font-weight: 600; text-decoration: none; }
.runs .title small { display: block; } .rows form { margin: .3rem 0; } .runs .reason { color: var(--fg); } .runs td { white-space: nowrap; } .runs td.wrap { white-space: normal; }
.pager { display: flex; gap: 1.2rem; margin: 1rem 0; } .empty { padding: 2rem 0; color: var(--dim); }
.actions { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; margin: .3rem 0 .9rem; } .actions form { display: flex; flex-wrap: wrap; gap: .4rem; align-items: end; }
.actions summary { font-weight: 400; font-size: .87rem; border: 1px solid var(--line); background: var(--soft); border-radius: 6px; padding: .15rem .6rem; min-height: 1.9rem; } .actions details[open] { flex-basis: 100%; }
.actions textarea { width: min(36rem, 100%); max-width: none; min-height: 4.5rem; display: block; margin: .4rem 0; } .actions label { width: 100%; font-size: .87rem; }
button.danger { color: var(--bad); border-color: var(--bad); background: var(--bad-bg); } button.main { color: var(--good); border-color: var(--good); background: var(--good-bg); }
.said-now, .newer { border-left: 5px solid var(--link); background: var(--none-bg); border-radius: 0 8px 8px 0; padding: .5rem 1rem; margin: 0 0 .9rem; }
.files { margin-left: auto; font-size: .87rem; position: relative; } .files summary { font-weight: 400; color: var(--link); padding: 0; } .files ul { position: absolute; right: 0; z-index: 6; list-style: none; margin: .3rem 0 0; padding: .5rem .9rem; white-space: nowrap; background: var(--bg); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 4px 14px #0003; }
.live { font-size: .87rem; color: var(--dim); margin: 0; order: -1; } .live:empty { display: none; } .live::before { content: ''; display: inline-block; width: .6rem; height: .6rem; border-radius: 50%; background: var(--none); margin-right: .45rem; } .live[data-state=on]::before { background: var(--good); } .live[data-state=lost]::before { background: var(--bad); }
.frame { margin: .7rem 0; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: center; } .frame .said-now, .frame .newer { flex-basis: 100%; margin-bottom: .3rem; } .frame .actions { margin: 0; } .frame .actions:has(details[open]) { flex-basis: 100%; }
@media (max-width: 45rem) { .site { padding-inline: .8rem; } .site ul { order: 1; flex-basis: 100%; } .runs td.none { display: none; } .filters input, .filters .short, .filters select { width: 100%; max-width: none; } .filters label { flex: 1 1 9rem; } .runs th, .runs td { white-space: normal; } .runs .title { min-width: 0; } .runs td[data-name] { font-size: .87rem; color: var(--dim); } }
@media print { .site, .filters, .actions, .pager { display: none; } }`;
