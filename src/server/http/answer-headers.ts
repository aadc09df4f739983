/** Headers that a use-case adds to its answer. Most add none, and Node's own `Headers` is slow to create. */
export class AnswerHeaders {
  readonly list: [name: string, value: string][] = []

  append(name: string, value: string): void {
    this.list.push([name, value])
  }
  delete(name: string): void {
    this.list.splice(0, this.list.length, ...this.list.filter(([known]) => known !== name))
  }
  set(name: string, value: string): void {
    this.delete(name)
    this.append(name, value)
  }
}
