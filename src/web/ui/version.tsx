declare global {
  interface ImportMetaEnv {
    /** The version of package.json, which vite.config.ts writes into the scripts. */
    readonly APP_VERSION: string
  }
}

/** The version of this page's scripts; during a deployment the server may already run a newer one. */
export const Version = () => <span className="tabular-nums">{`v${import.meta.env.APP_VERSION}`}</span>
