/** The task that is added while the IRS does not answer, in Portuguese like the tasks of the templates (G104). */
export const einFollowUpTask = {
  name: 'Cobrar o EIN no IRS',
  description:
    'O IRS não respondeu ao SS-4 no prazo. Confira a data e o canal do envio, ligue ou reenvie, e anote com quem falou e o que foi dito.',
  hours: 1,
  papers: ['Ficha de acompanhamento do EIN'],
} as const
