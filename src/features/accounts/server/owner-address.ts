import type { accounts } from '#features/accounts/contract.ts'
import { isOwnerAddress } from '#server/auth/is-owner-address.ts'
import type { Handler } from '#server/http/handler.ts'

export const isOwner: Handler<typeof accounts.isOwner> = async (context, { email }) => ({
  owner: isOwnerAddress(context, email),
})
