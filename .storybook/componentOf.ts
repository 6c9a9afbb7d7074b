/** Returns the name of the component to which a file of stories belongs. */
export const componentOf = (fileName: string): string => /(\w+)\.stories\.tsx$/.exec(fileName)?.[1] ?? '';
