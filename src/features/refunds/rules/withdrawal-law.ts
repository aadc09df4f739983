/**
 * The right to withdraw from a distance contract (K7). A constant and not a row that admins edit, because they may not shorten what the law
 * grants. Texts take the number from here, and a test compares those that cannot.
 */
export const withdrawalLaw = {
  days: 7,
  /** Lei 8.078/1990 (CDC), art. 49: the period, and everything back at once. Decreto 7.962/2013, art. 5: the receipt at once. */
  sources: [
    'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
    'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2013/decreto/d7962.htm',
  ],
  checkedOn: '2026-11-18',
  confidence: 'high',
} as const
