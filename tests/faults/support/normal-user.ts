import { nobody } from '#server/db/embedded/server-user.ts'

export const isRoot = process.getuid?.() === 0
/** As root, tests run unprivileged parts as `nobody`; any other user is unprivileged already. */
export const normalUser = isRoot ? nobody() : undefined
