import { gather } from './gather.ts'

/** All texts except those of the wizard, which are loaded with it, and of the service worker's offline page. */
export const dictionary = gather(
  import.meta.glob(
    [
      './*.es-ES.ts',
      '../../features/*/words/*.es-ES.ts',
      '!./dictionary.*',
      '!./offline-page.*',
      '!**/orders.es-ES.ts',
    ],
    { eager: true },
  ),
)
