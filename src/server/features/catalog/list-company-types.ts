import type { contract } from '#contract/index.ts'
import type { Handler } from '#server/http/mount.ts'

export const listCompanyTypes: Handler<typeof contract.catalog.companyTypes> = async ({ db }) => ({
  items: await db.selectFrom('company_types').select(['id', 'name', 'label', 'description']).orderBy('name').execute(),
})
