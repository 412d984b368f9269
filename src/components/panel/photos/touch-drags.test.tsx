// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TouchDrags } from './touch-drags'

function open() {
  const heard = vi.fn<(what: string) => void>()
  const { unmount } = render(<TouchDrags />)
  const { container } = render(
    <>
      <p className="edit-upload__draggable">
        <i />
      </p>
      <b />
    </>,
  )
  for (const type of ['mousedown', 'mousemove', 'mouseup'] as const) {
    container.addEventListener(type, ({ clientX, clientY }) =>
      heard(`${type} ${clientX},${clientY}`),
    )
  }
  const touch = (target: string, type: string) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    const changedTouches = [{ clientX: 3, clientY: 4 }]
    container.querySelector(target)?.dispatchEvent(Object.assign(event, { changedTouches }))
    return event.defaultPrevented
  }
  return { touch, heard: () => heard.mock.calls.flat(), unmount }
}

it('a finger drags the handles of a picture like a mouse, and the page stays', () => {
  const { touch, heard } = open()
  const kept = ['touchstart', 'touchmove', 'touchend', 'touchcancel'].map((type) =>
    touch('i', type),
  )
  expect(kept).toEqual([true, true, true, true])
  expect(heard()).toEqual(['mousedown 3,4', 'mousemove 3,4', 'mouseup 3,4', 'mouseup 3,4'])
})

it('a finger elsewhere moves the page, and so does every finger once the picture is left', () => {
  const { touch, heard, unmount } = open()
  expect(touch('b', 'touchmove')).toBe(false)
  unmount()
  expect(touch('i', 'touchmove')).toBe(false)
  expect(heard()).toEqual([])
})
