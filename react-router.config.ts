import type { Config } from '@react-router/dev/config'

/** Panels need a session and are drawn in the browser; everything else is written to HTML at build time. */
const inTheBrowser = /^\/(user|agent|admin|superadmin|dev)(\/|$)/

export default {
  appDirectory: 'src/pages',
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => !inTheBrowser.test(path)), '/404'],
} satisfies Config
