export type Source = { title: string; url: string | null; date: string }

const isOfficial = ({ title }: Source): boolean => title.startsWith('Official ')

/** Empty without a date, which sorts after every date. */
const dated = ({ date }: Source): string => (/^\d{4}/.test(date) ? date : '')

/** Each source once: official pages first, then the newest. */
export const officialFirst = (sources: readonly Source[]): Source[] =>
  [...new Map(sources.map((source) => [`${source.title} ${source.url} ${source.date}`, source])).values()].sort(
    (a, b) =>
      Number(isOfficial(b)) - Number(isOfficial(a)) ||
      dated(b).localeCompare(dated(a)) ||
      a.title.localeCompare(b.title),
  )
