/** Fields of an editable record's view that are read-only and not sent back when it is saved. */
const told = ['id', 'version', 'editedAt', 'editedBy']

/** The request body that saves a record as its view shows it, with some fields changed. */
export function bodyOf(
  view: Readonly<Record<string, unknown>> & { version: number },
  changed: object = {},
  without: readonly string[] = [],
): object {
  const fields = Object.entries(view).filter(([name]) => !told.includes(name) && !without.includes(name))
  return { expectedVersion: view.version, ...Object.fromEntries(fields), ...changed }
}
