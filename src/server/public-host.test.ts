import { expect, it } from 'vitest'
import { isPublicUrlMissing } from './bridge/missing-address'
import { isPublicHost, notePublicHost } from './public-host'

it('knows names and addresses of one machine or one house', () => {
  const own = [
    'localhost:3000',
    'portal.localhost',
    'server',
    'web:3000',
    'server.local',
    'nas.lan',
    'localhost.',
    'NAS.Home.Arpa.:3000',
  ]
  const ours = ['127.0.0.1:3000', '10.1.2.3', '172.31.0.1', '192.168.1.20:80', '169.254.0.7']
  const six = ['[::1]:3000', '[fd00::7]', '[fe80::1]', '[::ffff:192.168.1.20]']
  const odd = ['', 'not a host', 'a b.c', 'example:port']
  for (const host of [...own, ...ours, ...six, ...odd]) expect(isPublicHost(host), host).toBe(false)
  const open = ['one-name.ph', 'www.one-name.ph:8443', 'ONE-NAME.ORG.', '203.0.113.7', '172.32.0.1']
  for (const host of [...open, '[2001:db8::1]:3000']) expect(isPublicHost(host), host).toBe(true)
})

it('is said once, and known from then on', () => {
  expect(notePublicHost(undefined)).toBe(false)
  expect(notePublicHost('localhost:3000')).toBe(false)
  expect(isPublicUrlMissing()).toBe(false)
  expect(notePublicHost('one-name.ph')).toBe(true)
  expect(notePublicHost('one-name.ph')).toBe(false)
  expect(isPublicUrlMissing()).toBe(true)
})
