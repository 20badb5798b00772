/** The overview as a page: the figures in words first, then four drawings, then the weeks as numbers. */

import { type Bar, barPlot, type Column, columnPlot } from '../report/html/plot.ts';
import { type Html, html, raw } from '../report/html/text.ts';
import { costWords, durationWords } from '../run/words.ts';
import { type CostFigures, periods, type RunFigures, type WeekFigures } from './overview-figures.ts';

export interface Overview {
  weeks: number;
  repository?: string | undefined;
  /** To choose from. */
  repositories: readonly string[];
  /** Repositories that GitHub said nothing about. */
  unknown: number;
  figures: RunFigures;
}

export const overviewStyle = `
.key { font-size: .87rem; color: var(--dim); margin: -.6rem 0 1rem; } .key i { display: inline-block; width: .8rem; height: .8rem; vertical-align: -1px; margin: 0 .25rem 0 .8rem; } .key i:first-child { margin-left: 0; } .key .good { background: var(--good); } .key .late { background: var(--agent); } .key .bad { background: var(--bad); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .6rem; margin: 0 0 1.4rem; } .figures div { border: 1px solid var(--line); border-radius: 8px; padding: .5rem .8rem; } .figures dd { font-size: 1.35rem; font-weight: 700; } .figures small { display: block; font-size: .8rem; }`;

export function overviewView(overview: Overview): Html {
  const { figures, unknown } = overview;
  const left =
    unknown === 0
      ? ''
      : html`<p class="said-now">GitHub did not say whether you may read ${unknown === 1 ? '1 repository' : `${unknown} repositories`}: its runs are not counted. Reload to ask again.</p>`;
  if (figures.runs + figures.running === 0)
    return html`${periodForm(overview)}${left}<p class="empty">No run that you may read began in these ${overview.weeks} weeks.</p>`;
  if (figures.runs === 0)
    return html`${periodForm(overview)}${left}${figuresView(figures)}
<p>No run of these ${overview.weeks} weeks has ended yet; ${figures.running === 1 ? '1 goes' : `${figures.running} go`} on.</p>
<section aria-labelledby="drawings"><h2 id="drawings" class="hidden">Drawings</h2><div class="plots">${costPlots(figures)}</div></section>`;
  return html`${periodForm(overview)}${left}${figuresView(figures)}
<section aria-labelledby="drawings"><h2 id="drawings" class="hidden">Drawings</h2><div class="plots">${weekPlots(figures.byWeek)}${costPlots(figures)}${reasonPlots(figures)}</div></section>
${weekTable(figures.byWeek)}`;
}

function periodForm({ weeks, repository, repositories }: Overview): Html {
  const chosen = (yes: boolean) => (yes ? raw(' selected') : '');
  return html`<form class="filters" method="get" action="/overview" role="search" aria-label="Choose runs">
<label for="weeks">Period<select id="weeks" name="weeks">${periods.map((each) => html`<option value="${each}"${chosen(each === weeks)}>${each} weeks</option>`)}</select></label>
<label for="repository">Repository<select id="repository" name="repository"><option value="">all</option>${repositories.map((name) => html`<option${chosen(name === repository)}>${name}</option>`)}</select></label>
<button>Show</button></form>`;
}

function figuresView(figures: RunFigures): Html {
  const { runs, running, passed, atOnce, medianMs, costUsd, costUnknown, costOfPassed, retries } = figures;
  const used = retries.reduce((sum, count, retry) => sum + count * retry, 0);
  const tile = (name: string, value: string, note: string) =>
    html`<div><dt>${name}</dt><dd>${value}<small>${note}</small></dd></div>`;
  return html`<dl class="figures">${tile('Passed', share(passed, runs), `${passed} of ${runs} runs${running === 0 ? '' : `, ${running} running`}`)}
${tile('Green at first attempt', share(atOnce, runs), `${atOnce} of ${runs} runs`)}
${tile('Median time', medianMs === null ? '–' : durationWords(medianMs), 'from start to end')}
${tile('Retries', runs === 0 ? '–' : (used / runs).toFixed(1), 'a run, on average')}
${tile('Cost', costWords(costUsd), costUnknown === 0 ? 'of all runs' : `without ${costUnknown} of unknown cost`)}
${tile('Cost of a passed run', costOfPassed === null ? '–' : costWords(costOfPassed), costUnknown === 0 ? 'all cost by passed runs' : 'known cost by passed runs of known cost')}</dl>`;
}

function weekPlots(byWeek: readonly WeekFigures[]): Html {
  const labelled = labelEach(byWeek.length);
  const columns = byWeek.map(({ week, runs, passed, atOnce }, index): Column => {
    const of = runs === 0 ? 1 : runs;
    return {
      label: labelled(index) ? week.slice(5) : '',
      words: `Week of ${week}: ${runs === 0 ? 'no run' : `${passed} of ${runs} passed, ${atOnce} at the first attempt`}`,
      parts: [
        { kind: 'good', value: atOnce / of },
        { kind: 'late', value: (passed - atOnce) / of },
        { kind: 'bad', value: (runs - passed) / of },
      ],
    };
  });
  const slowest = byWeek.reduce((most, { medianMs }) => Math.max(most, medianMs ?? 0), 0);
  const times = byWeek.map(({ week, medianMs }, index): Column => {
    const words = medianMs === null ? 'no run' : durationWords(medianMs);
    return {
      label: labelled(index) ? week.slice(5) : '',
      words: `Week of ${week}: ${words}`,
      parts: [{ kind: 'none', value: medianMs ?? 0 }],
    };
  });
  return html`<div>${columnPlot('Passed, by week', columns, 1, '100 %')}
<p class="key"><i class="good"></i>at the first attempt <i class="late"></i>after retries <i class="bad"></i>not passed</p></div>
${columnPlot('Median time, by week', times, slowest, durationWords(slowest))}`;
}

/** As many labels below the columns as have room. */
function labelEach(columns: number): (index: number) => boolean {
  const each = Math.ceil(columns / 12);
  return (index) => (columns - 1 - index) % each === 0;
}

const listed = 5;

function costPlots({ cost }: RunFigures): Html {
  const bars = (all: readonly CostFigures[]): Bar[] =>
    all.slice(0, listed).map(({ name, runs, usd, unknown }) => ({
      label: name,
      value: usd,
      words: `${costWords(unknown === runs ? null : usd)} · ${runsWords(runs)}${unknown === 0 || unknown === runs ? '' : `, ${unknown} of unknown cost`}`,
    }));
  const plot = (title: string, all: readonly CostFigures[]) => barPlot(title, bars(all), all[0]?.usd ?? 0);
  return html`<div>${plot('Cost by repository', cost.repository)}${plot('Cost by person', cost.person)}${plot('Cost by model', cost.model)}</div>`;
}

function reasonPlots({ retries, reasons, runs }: RunFigures): Html {
  const used = retries.map(
    (count, retry): Bar => ({
      label: retry === 1 ? '1 retry' : `${retry} retries`,
      value: count,
      words: `${runsWords(count)}, ${share(count, runs)}`,
    }),
  );
  const ends = reasons.slice(0, listed).map(
    ({ outcome, runs: count }): Bar => ({
      label: outcome,
      href: `/runs?outcome=${encodeURIComponent(outcome)}`,
      value: count,
      words: `${runsWords(count)}, ${share(count, runs)}`,
      kind: 'bad',
    }),
  );
  const most = (bars: readonly Bar[]) => bars.reduce((most, { value = 0 }) => Math.max(most, value), 0);
  return html`<div>${barPlot('Retries', used, most(used))}${
    ends.length === 0 ? html`<p>Every run that ended passed.</p>` : barPlot('Why runs did not pass', ends, most(ends))
  }</div>`;
}

function weekTable(byWeek: readonly WeekFigures[]): Html {
  return html`<details><summary>The weeks as numbers</summary><div class="scroll" tabindex="0" role="group" aria-label="The weeks as numbers"><table class="rows numbers">
<thead><tr><th scope="col">Week of</th><th scope="col">Runs</th><th scope="col">Passed</th><th scope="col">At the first attempt</th><th scope="col">Median time</th></tr></thead>
<tbody>${byWeek.map(
    ({ week, runs, passed, atOnce, medianMs }) =>
      html`<tr><th scope="row">${week}</th><td>${runs}</td><td>${passed}</td><td>${atOnce}</td><td>${medianMs === null ? '–' : durationWords(medianMs)}</td></tr>`,
  )}</tbody></table></div></details>`;
}

function runsWords(count: number): string {
  return count === 1 ? '1 run' : `${count} runs`;
}

function share(part: number, all: number): string {
  return all === 0 ? '–' : `${Math.round((100 * part) / all)} %`;
}
