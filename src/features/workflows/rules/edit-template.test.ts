import { describe, expect, it } from 'vitest'
import {
  asEdited,
  canMoveUp,
  type EditedTask,
  editedTasks,
  moveUp,
  removeTask,
  storedTasks,
  totalHours,
} from './edit-template.ts'

const task = (name: string, dependsOn: number | null = null, hours = 1): EditedTask => ({
  name,
  description: '',
  hours,
  documentsRequired: [],
  documentsGenerated: [],
  dependsOn,
})
const shape = (tasks: readonly EditedTask[]) => tasks.map(({ name, dependsOn }) => [name, dependsOn])

describe('editing the tasks of a template', () => {
  it('moves a task and lets the dependencies follow', () => {
    const tasks = [task('a'), task('b', 1), task('c', 1), task('d', 3), task('e', 2)]
    expect(shape(moveUp(tasks, 2))).toEqual([
      ['a', null],
      ['c', 1],
      ['b', 1],
      ['d', 2],
      ['e', 3],
    ])
  })

  it('keeps a task behind the one it waits for', () => {
    const tasks = [task('a'), task('b', 1)]
    expect([canMoveUp(tasks, 1), canMoveUp(tasks, 0), canMoveUp(tasks, 9)]).toEqual([false, false, false])
    expect(moveUp(tasks, 1)).toEqual(tasks)
  })

  it('removes a task, and those that waited for it wait for what it waited for', () => {
    const tasks = [task('a'), task('b', 1), task('c', 2), task('d', 3)]
    expect(shape(removeTask(tasks, 1))).toEqual([
      ['a', null],
      ['c', 1],
      ['d', 2],
    ])
    expect(shape(removeTask(tasks, 0))).toEqual([
      ['b', null],
      ['c', 1],
      ['d', 2],
    ])
  })

  it('sums hours without the noise of fractions', () => {
    expect(totalHours([task('a', null, 0.25), task('b', null, 2.5), task('c', null, 3.25)])).toBe(6)
  })

  it('refuses a template without tasks, a task that waits for itself or a later one, and no hours', () => {
    const wrong = (tasks: EditedTask[]) =>
      editedTasks.safeParse(tasks).error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(wrong([])).toEqual([['', 'required']])
    expect(wrong([task('a', 1), task('b', 3), task('c')])).toEqual([
      ['0.dependsOn', 'not_earlier'],
      ['1.dependsOn', 'not_earlier'],
    ])
    expect(wrong([task('a', null, 0)])).toEqual([['0.hours', 'too_small']])
    expect(wrong([task('a'), task('b', 1, 0.75)])).toBeUndefined()
  })

  it('is stored with numbers and read back by place', () => {
    const tasks = [task('a'), task('b', 1)]
    expect(asEdited(storedTasks(tasks))).toEqual(tasks)
    const gaps = storedTasks(tasks).map((one) => ({
      ...one,
      order: one.order * 10,
      depends_on: one.depends_on && one.depends_on * 10,
    }))
    expect(asEdited(gaps)).toEqual(tasks)
  })
})
