import { nobody } from '#server/db/embedded/server-user.ts'

export const isRoot = process.getuid?.() === 0
/** Root plays the normal user as `nobody`; anyone else is one. */
export const normalUser = isRoot ? nobody() : undefined
