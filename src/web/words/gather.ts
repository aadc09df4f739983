/** The texts of many files as one object, by the names of their exports. */
export const gather = (files: Readonly<Record<string, unknown>>): Readonly<Record<string, object>> =>
  Object.assign({}, ...Object.values(files))
