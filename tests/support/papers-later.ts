/** An approval's explanations for company papers that do not exist yet (K6). */
export const papersLater = {
  formation: 'O estado devolve o documento em até 5 dias.',
  ein_letter: 'O IRS leva de 4 a 6 semanas.',
}
