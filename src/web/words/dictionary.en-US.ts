import { gather } from './gather.ts'

/** Every text but those of the order form, which come with the form, and of the page that the service worker shows. */
export const dictionary = gather(
  import.meta.glob(
    [
      './*.en-US.ts',
      '../../features/*/words/*.en-US.ts',
      '!./dictionary.*',
      '!./offline-page.*',
      '!**/orders.en-US.ts',
    ],
    { eager: true },
  ),
)
