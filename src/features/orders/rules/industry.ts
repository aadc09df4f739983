/** In the order of the list (G9). */
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
