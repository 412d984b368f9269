import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { readRunFile } from '@/runtime/run-file'
import { waitUntil } from '../support/condition'
import { replaceWebProcesses, startWithTwoWebProcesses } from '../support/two-processes'
import { putUnderLoad } from '../support/under-load'

let started: Awaited<ReturnType<typeof startWithTwoWebProcesses>>
beforeAll(async () => {
  started = await startWithTwoWebProcesses()
})
afterAll(() => started?.close())

/** Matches the name of a metric before its labels, except `up`, which Prometheus itself creates. */
const FIGURE = /\b(?!up\b)[a-z_]+(?=\{job=|\{job=\\"movement)/g

const pids = () => (readRunFile(started.dataDir)?.web ?? []).map(({ pid }) => pid)
const timesReplaced = () =>
  started.product.output().match(/^The other web process serves\.$/gm)?.length ?? 0

it('replaced one by one under load, no request fails and nothing is lost', async () => {
  const before = pids()
  expect(before).toHaveLength(2)
  const load = putUnderLoad(started.product.address, started.form)
  await replaceWebProcesses(started.product)
  const { registered, closed, failed } = await load.end()
  // A replaced process answers with `Connection: close`. Clients then reconnect to another process
  // before this one exits and breaks its last connections.
  expect(closed).toBeGreaterThan(0)
  expect(failed).toEqual([])
  expect(registered).toBeGreaterThan(0)
  expect(await started.countStored()).toBe(registered)
  await waitUntil(
    'the old ones are gone',
    () => !pids().some((pid) => before.includes(pid)),
    30_000,
  )
  expect(pids()).toHaveLength(2)
})

it('has every figure that the alerts and the dashboard look at, of all processes as one', async () => {
  const { metricsPort, product, form } = started
  await fetch(`${product.address}/api/forms/${form.slug}`)
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  // A request is counted when its response has ended. `fetch` can return before that.
  await expect.poll(read, { timeout: 10_000 }).toContain('route="/api/forms/[slug]"')
  const text = await read()
  const wanted = ['alerts.yml', 'dashboard.json'].flatMap((file) =>
    readFileSync(path.join(ROOT, 'deploy', 'monitoring', file), 'utf8').match(FIGURE),
  )
  expect(wanted.length).toBeGreaterThan(10)
  for (const name of new Set(wanted)) expect(text).toMatch(new RegExp(`^${name}\\{|^${name} `, 'm'))
  expect(text).toMatch(/^queue_jobs_waiting\{queue="drive.upload"\} 0$/m)
  // The metrics name the route instead of the address, because visitors can invent addresses.
  expect(text).not.toContain(form.slug)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
})

it('one that is killed is replaced, while the other goes on answering', async () => {
  const [victim = 0, other = 0] = pids()
  const before = timesReplaced()
  process.kill(victim, 'SIGKILL')
  // An open connection may lead to the killed process, so the first requests may fail.
  const isAnswered = async () =>
    (
      await fetch(`${started.product.address}/api/health/live`, {
        signal: AbortSignal.timeout(1000),
      }).catch(() => null)
    )?.ok ?? false
  await waitUntil('the other answers', isAnswered, 30_000)
  await waitUntil('another is there', () => timesReplaced() > before, 60_000)
  expect(pids()).toHaveLength(2)
  expect(pids()).not.toContain(victim)
  expect(pids()).toContain(other)
  expect(started.product.output()).toContain(
    'The web process stopped unexpectedly (SIGKILL); starting another.',
  )
})

it('whoever just comes while one is killed is answered or told, and never left waiting', async () => {
  const { port } = new URL(started.product.address)
  const ended = { answered: 0, refused: 0, left: 0 }
  let isOver = false
  // True while another process starts. Visitors pause meanwhile, to leave it processor time.
  let isQuiet = false
  const visit = () =>
    new Promise<keyof typeof ended>((resolve) => {
      const asked = get({ port, path: '/api/health/live', agent: false, timeout: 30_000 })
      asked.once('response', (answer) => {
        answer.resume().once('end', () => resolve('answered'))
        answer.once('error', () => resolve('refused'))
      })
      asked.once('timeout', () => resolve('left'))
      asked.once('error', () => resolve('refused'))
    })
  const visitor = async () => {
    while (!isOver) {
      const how = await visit()
      ended[how] += 1
      if (isQuiet) await sleep(250)
    }
  }
  const visitorsCome = () => {
    const enough = ended.answered + 200
    return waitUntil('visitors come', () => ended.answered > enough, 30_000)
  }
  const visitors = Array.from({ length: 16 }, visitor)
  for (let kills = 0; kills < 3; kills += 1) {
    await visitorsCome()
    const [victim = 0] = pids()
    const before = timesReplaced()
    process.kill(victim, 'SIGKILL')
    await visitorsCome()
    isQuiet = true
    await waitUntil('another serves', () => timesReplaced() > before, 60_000)
    isQuiet = false
  }
  await visitorsCome()
  isOver = true
  await Promise.all(visitors)
  expect(ended.left).toBe(0)
})

it('a closed form is soon closed in every process', async () => {
  const { portal, form, product } = started
  const isOpen = async () => (await fetch(`${product.address}/forms/${form.slug}`)).status === 200
  expect(await isOpen()).toBe(true)
  await portal.put(`/api/admin/forms/${form.id}`, { isActive: false })
  const isClosedForAll = async () =>
    (await Promise.all(Array.from({ length: 20 }, isOpen))).every((open) => !open)
  await waitUntil('closed', isClosedForAll)
})
