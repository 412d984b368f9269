import { describe, expect, it } from 'vitest'
import { androidIntentUrl, appBrowserSystem } from './app-browser'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A146P) AppleWebKit/537.36 Version/4.0'
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15'

describe('a browser inside an app', () => {
  it.each([
    [`${ANDROID} Chrome/124.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/460.0.0.0.0;]`, 'android'],
    [`${ANDROID} Chrome/124.0 Mobile [FB_IAB/Orca-Android;FBAV/453.0.0.22.108;]`, 'android'],
    [`${ANDROID} Chrome/124.0 Mobile Safari/537.36 Instagram 330.0.0.40.92 Android`, 'android'],
    [`${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/458.0.0.31.110;FBDV/iPhone14,5]`, 'ios'],
    [`${IOS} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0.0.40.109]`, 'ios'],
    [`${IOS} Mobile/15E148 Instagram 329.0.6.34.88`, 'ios'],
  ])('is known: %s', (userAgent, system) => expect(appBrowserSystem(userAgent)).toBe(system))

  it.each([
    `${ANDROID} Chrome/124.0 Mobile Safari/537.36`,
    `${IOS} Version/17.4 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36',
    'facebookexternalhit/1.1',
    '',
  ])('is not seen in %j', (userAgent) => expect(appBrowserSystem(userAgent)).toBeNull())
})

it('leads out of the app to the same form', () => {
  const address = androidIntentUrl(new URL('https://one.example/forms/night?lang=fil'))
  expect(address).toMatch(
    /^intent:\/\/one\.example\/forms\/night\?lang=fil#Intent;scheme=https;.*;end$/,
  )
})
