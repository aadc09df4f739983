/** Rules and templates name a type with underscores; people read it with spaces. */
export const companyTypeLabel = (name: string): string => name.replaceAll('_', ' ')
