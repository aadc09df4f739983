import type { Context } from '#server/context.ts'

/** Checked on the server because no page contains the owner's address; without OWNER_EMAIL no account is the owner's (A2). */
export const isOwnerAddress = ({ config }: Pick<Context, 'config'>, email: string): boolean =>
  config.ownerEmail !== undefined && email === config.ownerEmail
