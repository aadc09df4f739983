/** Spec P1 §3, in the order of the list. */
export const industries = [
  'Tecnologia',
  'Comércio',
  'Serviços',
  'Manufatura',
  'Construção',
  'Saúde',
  'Financeiro',
  'Educação',
  'Alimentação',
  'Outros',
] as const
export type Industry = (typeof industries)[number]
