import { account } from './account.ts'
import { notifications } from './notifications.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'
import { support } from './support.ts'
import { ui } from './ui.ts'

export const dictionary = { account, notifications, screens, shell, support, ui }
