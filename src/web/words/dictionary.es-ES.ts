import { gather } from './gather.ts'

/** Every text but those of the order form, which come with the form, and of the page that the service worker shows. */
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
