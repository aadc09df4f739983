import { ofOrders } from '#features/registrations/server/of-orders.ts'
import { openIdentityNumber } from '#server/keys/identity-number.ts'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  business_owners: {
    file: 'socios',
    about: {
      pt_BR: 'Sócios que você informou.',
      en_US: 'Owners that you named.',
      es_ES: 'Socios que has indicado.',
    },
    columns: [
      'id',
      'business_registration_id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'country',
      'street',
      'city',
      'state',
      'zip_code',
      'tax_country',
      'us_person',
      'ownership_percentage',
      'created_at',
    ],
    sealed: { identity_number: { column: 'identity_number_sealed', open: openIdentityNumber } },
    rows: ofOrders(),
    erase: 'rows',
  },
} satisfies PersonalData
