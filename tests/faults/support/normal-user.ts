import { nobody } from '#server/db/embedded/server-user.ts'

export const isRoot = process.getuid?.() === 0
/** Root runs the normal user's part as `nobody`; any other user already is a normal one. */
export const normalUser = isRoot ? nobody() : undefined
