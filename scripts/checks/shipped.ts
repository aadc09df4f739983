import { isTest } from './tree.ts'

export type Rule = { text: string; pattern: RegExp; applies: (path: string) => boolean }

export const shipped = (path: string): boolean => path.startsWith('src/') && !isTest(path)
export const shippedBut =
  (...files: string[]) =>
  (path: string) =>
    shipped(path) && !files.includes(path)
