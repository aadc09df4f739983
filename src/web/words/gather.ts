/** Merges the exports of many text files into one object. */
export const gather = (files: Readonly<Record<string, unknown>>): Readonly<Record<string, object>> =>
  Object.assign({}, ...Object.values(files))
