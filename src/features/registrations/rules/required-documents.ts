const LONGEST_NAME = 200

type Requirement = { name: string; perOwner: boolean }
export type RequiredDocument<R> = { requirement: R; owner: number | null; name: string }

/** What a customer has to send: each requirement once, or once for each owner and then named after the owner. */
export function requiredDocuments<R extends Requirement>(
  requirements: readonly R[],
  ownerNames: readonly string[],
): RequiredDocument<R>[] {
  return requirements.flatMap((requirement): RequiredDocument<R>[] => {
    if (!requirement.perOwner) return [{ requirement, owner: null, name: requirement.name }]
    return ownerNames.map((holder, owner) => ({
      requirement,
      owner,
      name: ownerNames.length > 1 ? `${requirement.name}: ${holder}`.slice(0, LONGEST_NAME) : requirement.name,
    }))
  })
}
