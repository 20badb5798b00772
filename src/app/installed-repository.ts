/** Where a delivery points: a repository of an installation. */

export interface InstalledRepository {
  repository: string;
  repositoryId: number;
  installationId: number;
}
