import { gather } from './gather.ts'

/** All texts except those of the wizard, which are loaded with it, and of the service worker's offline page. */
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
