/** Types that a customer orders without the team (C22); the others need advice first and are entered by a superadmin. */
export const isOrderedAlone = (companyTypeId: string): boolean =>
  companyTypeId === 'llc' || companyTypeId === 'corporation'
