import type { Context } from '#server/context.ts'

/** The address itself is in no page; without OWNER_EMAIL nobody is the owner (A2). */
export const isOwnerAddress = ({ config }: Pick<Context, 'config'>, email: string): boolean =>
  config.ownerEmail !== undefined && email === config.ownerEmail
