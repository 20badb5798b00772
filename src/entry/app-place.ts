/** Where a delivery points: a repository of an installation. */

export interface Place {
  repository: string;
  repositoryId: number;
  installationId: number;
}
