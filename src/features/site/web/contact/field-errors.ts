/** What is wrong with a field, by its name in the form. */
export type FieldErrors = Readonly<Record<string, string>>
