import { z } from 'zod'

/** The data of an owner without the share. */
export const ownerFields = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.object({
    country: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  }),
  /** Null where the owner was not asked or did not answer. */
  taxCountry: z.string().nullable(),
  /** US citizen or holder of a green card; null where the owner was never asked. */
  usPerson: z.boolean().nullable(),
  identityNumber: z.string().nullable(),
}
