import type { contract } from '#contract/index.ts'
import type { Handler } from '#server/http/mount.ts'

/** The address itself is in no page; without OWNER_EMAIL nobody is the owner (A2). */
export const isOwner: Handler<typeof contract.accounts.isOwner> = async ({ config }, { email }) => ({
  owner: config.ownerEmail !== undefined && email === config.ownerEmail,
})
