export type Source = { title: string; url: string | null; date: string }

const isOfficial = ({ title }: Source): boolean => title.startsWith('Official ')

/** Each source once: the state's own pages first, then the newest. */
export const officialFirst = (sources: readonly Source[]): Source[] =>
  [...new Map(sources.map((source) => [`${source.title} ${source.url} ${source.date}`, source])).values()].sort(
    (a, b) =>
      Number(isOfficial(b)) - Number(isOfficial(a)) || b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
  )
