/** What a view of an editable record says besides the fields that are sent back. */
const told = ['id', 'version', 'editedAt', 'editedBy']

/** The body that saves a record again as its view shows it, with some fields changed. */
export function bodyOf(
  view: Readonly<Record<string, unknown>> & { version: number },
  changed: object = {},
  without: readonly string[] = [],
): object {
  const fields = Object.entries(view).filter(([name]) => !told.includes(name) && !without.includes(name))
  return { expectedVersion: view.version, ...Object.fromEntries(fields), ...changed }
}
