/** In the order in which the wizard lists them (G9). */
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
