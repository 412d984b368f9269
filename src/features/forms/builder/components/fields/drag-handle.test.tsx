// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DragHandle } from './drag-handle'

it.each<[object, number[]]>([
  [{ key: 'ArrowUp' }, [2]],
  [{ key: 'ArrowDown' }, [4]],
  [{ key: 'Home' }, [0]],
  [{ key: 'End' }, [Number.POSITIVE_INFINITY]],
  [{ key: 'ArrowUp', altKey: true }, []],
  [{ key: 'End', ctrlKey: true }, []],
  [{ key: 'Home', metaKey: true }, []],
  [{ key: 'Enter' }, []],
])('%j moves the fourth field to %j', (event, places) => {
  const onMove = vi.fn()
  render(<DragHandle name="Church" position={3} onMove={onMove} />)
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('button'), event)
  expect(onMove.mock.calls.flat()).toEqual(places)
  expect(isLeftToBrowser).toBe(places.length === 0)
})
