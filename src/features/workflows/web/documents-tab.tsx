import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { BroughtPapers } from './brought-papers.tsx'
import { PaperList } from './paper-list.tsx'
import type { Task, TaskPaper, WorkflowDetail } from './queries.ts'

type Named = TaskPaper & { tasks: number[] }

/** Each paper once, with the numbers of the tasks that name it. */
function gathered(tasks: readonly Task[], papersOf: (task: Task) => readonly TaskPaper[]): Named[] {
  const found = new Map<string, Named>()
  for (const task of tasks)
    for (const paper of papersOf(task)) {
      const known = found.get(paper.key)
      if (known) known.tasks.push(task.order)
      else found.set(paper.key, { ...paper, tasks: [task.order] })
    }
  return [...found.values()]
}

/** The papers that a workflow needs and those that it brings (E8); a paper that one task brings for another is listed as brought. */
export function DocumentsTab({ workflow }: { workflow: WorkflowDetail }) {
  const { paper: text } = useMessages('workflows', workflows)
  const { taskList, registrationId, companyName } = workflow
  const registration = { id: registrationId, companyName }
  const brought = gathered(taskList, (task) => task.papersBrought)
  const needed = gathered(taskList, (task) => task.papersNeeded).filter(
    ({ key }) => !brought.some((paper) => paper.key === key),
  )
  const from = (papers: readonly Named[]) =>
    papers.map(({ tasks, ...paper }) => ({
      ...paper,
      from: tasks.length > 1 ? text.ofTasks({ tasks: tasks.join(', ') }) : text.ofTask({ task: String(tasks[0]) }),
    }))
  if (brought.length + needed.length === 0) return <p className="text-ink-muted">{text.none}</p>
  return (
    <div className="space-y-7">
      <section>
        <h3 className="mb-1 font-semibold">{text.required}</h3>
        <PaperList papers={from(needed)} registration={registration} />
      </section>
      <section>
        <h3 className="mb-1 font-semibold">{text.generated}</h3>
        <BroughtPapers papers={from(brought)} registration={registration} />
      </section>
    </div>
  )
}
