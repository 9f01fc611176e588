/** A file as the body of a call: one part of a form, in the field `file`. */
export const fileBody = (file: File) => ({
  body: { file: file.name },
  bodySerializer: () => {
    const form = new FormData();
    form.append('file', file);
    return form;
  },
});
