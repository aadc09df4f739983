// Draws the committed pictures of public/ once with Chromium: `node scripts/make-images.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from './find-chromium.ts'
import { asIcon } from './images/as-icon.ts'
import { iconPage } from './images/icon-page.ts'
import { socialPage } from './images/social-page.ts'

const LARGEST_BYTES = 120_000
const icon = readFileSync('public/favicon.svg', 'utf8')

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ omitBackground: true })
}

const executablePath = findChromium()
if (!executablePath) throw new Error('no Chromium found')
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const page = await browser.newPage()

const social = await draw(page, socialPage(), 1200, 630)
if (social.length > LARGEST_BYTES) throw new Error(`social.png has ${social.length} bytes, more than ${LARGEST_BYTES}`)
writeFileSync('public/social.png', social)

for (const size of [192, 512])
  writeFileSync(`public/icon-${size}.png`, await draw(page, iconPage(icon, size), size, size))
writeFileSync('public/icon-maskable-512.png', await draw(page, iconPage(icon, 512, 'full'), 512, 512))
writeFileSync('public/apple-touch-icon.png', await draw(page, iconPage(icon, 180, 'full'), 180, 180))
writeFileSync('public/favicon.ico', asIcon(await draw(page, iconPage(icon, 32), 32, 32), 32))
await browser.close()
