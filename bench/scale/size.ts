/** How many rows a load makes; everything follows from the number of registrations. */
export type Size = ReturnType<typeof sizeOf>

export const AGENTS = 50
export const ADMINS = 4

export function sizeOf(registrations: number) {
  const customers = registrations / 5
  return {
    registrations,
    customers,
    tickets: registrations / 5,
    contacts: registrations / 10,
    /** The customer with five companies and the one with 150, by number. */
    typicalCustomer: Math.floor(customers * 0.6),
    largeCustomer: Math.floor(customers * 0.7),
  }
}

/** A statement that fills one table. */
export type Fill = { table: string; sql: string }
